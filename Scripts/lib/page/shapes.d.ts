// What a declaration becomes where nothing may be absent, but for the frame of a picture: it has a picture, or why there is none.
type Whole<Value> = Value extends (infer Element)[]
  ? Whole<Element>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Key extends "frame" ? Value[Key] : Whole<Value[Key]> }
    : Value;
