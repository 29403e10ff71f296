// Compiled by Scripts/test-web: what an app writes with the module, and that the module has what its types declare.
import * as declared from "./declared";
import * as declaredPictures from "./declared.pictures";
import * as written from "./written";
import * as writtenPictures from "./written.pictures";

const catalog: typeof declared = written;
const { loop1, pictures }: typeof declaredPictures = writtenPictures;

const home: declared.Carousel = catalog.carousels.home;
const geometry: declared.CarouselGeometry = home.geometry(375, { isRightToLeft: true });
const appearance: declared.Appearance = "dark";
const position: number = geometry.position(0, -93.75);
export const backdrop: string = home.backdropAt(position, appearance);
export const ink: "#FFFFFF" | "#000000" = home.foregroundAt(position);
export const target: number = geometry.pageAt(geometry.target(0, -300));
export const opacity: number = catalog.CarouselGeometry.cardOpacity(20);
export const bleed: string | undefined = loop1.bleed?.dark;
export const tint: string | undefined = pictures["Plant 1"].tint?.light;
export const green: string = catalog.colors.Green.light;
export const prices: (string | undefined)[] = catalog.products.map((product) => product.price);
export const start: readonly [number, number] = catalog.gradients.Card.start;
export const picture: Uint8ClampedArray | undefined = catalog.placeholder("")?.rgba;

// @ts-expect-error There is no such carousel.
export const none = catalog.carousels.hmoe;
// @ts-expect-error What was written is not changed.
home.name = "";
