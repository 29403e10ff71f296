// What a declaration becomes where nothing may be absent, but for the frame of a picture, which has a picture or why there is
// none, and the findings hidden by a finding.
type Whole<Value> = Value extends (infer Element)[]
  ? Whole<Element>[]
  : Value extends object
    ? { [Key in Exclude<keyof Value, "hidden">]-?: Key extends "frame" ? Value[Key] : Whole<Value[Key]> }
      & Pick<Value, Extract<keyof Value, "hidden">>
    : Value;
