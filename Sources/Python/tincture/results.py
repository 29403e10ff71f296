"""The results of the program as dataclasses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import (
    Any,
    Optional,
    Tuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

R = TypeVar("R", bound="Record")


class Record:
    """A dataclass that can be read from a JSON object. The field `display_p3` is the member `displayP3`."""

    @classmethod
    def from_dict(cls: type[R], members: Mapping[str, Any]) -> R:
        """Reads an object. Members that this version doesn't know are ignored."""
        values = {name: _read(kind, members[key]) for name, key, kind in _shape(cls) if members.get(key) is not None}
        return cls(**values)

    def to_dict(self) -> dict[str, Any]:
        """Returns the object that the program wrote, without members that have no value."""
        values = ((key, getattr(self, name)) for name, key, _ in _shape(type(self)))
        return {key: _write(value) for key, value in values if value is not None}


_shapes: dict[Any, list[tuple[str, str, Any]]] = {}


def _shape(cls: Any) -> list[tuple[str, str, Any]]:
    """Returns the name of each field, the name of its JSON member, and its type."""
    if cls not in _shapes:
        _shapes[cls] = _found_shape(cls)
    return _shapes[cls]


def _found_shape(cls: Any) -> list[tuple[str, str, Any]]:
    hints = get_type_hints(cls)

    def key(name: str) -> str:
        first, *rest = name.split("_")
        return first + "".join(word.capitalize() for word in rest)

    return [(field.name, key(field.name), hints[field.name]) for field in fields(cls)]


def _read(kind: Any, value: Any) -> Any:
    if get_origin(kind) is Union:
        kind = get_args(kind)[0]
    if get_origin(kind) is tuple:
        return tuple(_read(get_args(kind)[0], one) for one in value)
    if isinstance(kind, type) and issubclass(kind, Record):
        return kind.from_dict(value)
    return value


def _write(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_dict()
    return [_write(one) for one in value] if isinstance(value, tuple) else value


@dataclass(frozen=True)
class TextColor(Record):
    """White or black with an opacity, for text on a swatch."""

    hex: str
    contrast: float
    """The WCAG 2 contrast on the swatch."""


@dataclass(frozen=True)
class Swatch(Record):
    """A color of a picture."""

    hex: str
    weight: float
    """The share of the opaque pixels, 0 … 1."""
    role: Optional[str] = None
    display_p3: Optional[Tuple[float, ...]] = None
    """The Display P3 components, if the color is outside sRGB."""
    title: Optional[TextColor] = None
    """The color for titles, with a contrast of at least 3."""
    body: Optional[TextColor] = None
    """The color for body text, with a contrast of at least 4.5."""


@dataclass(frozen=True)
class Stop(Record):
    """A color of a gradient, in light and dark mode."""

    location: float
    hex: str
    dark: str


@dataclass(frozen=True)
class BleedGradient(Record):
    """A gradient that continues a picture whose opposite sides have different colors."""

    to: str
    """The side of the picture where the gradient ends: `right` or `bottom`."""
    stops: Tuple[Stop, ...]


@dataclass(frozen=True)
class Confidence(Record):
    """The confidence in the backdrop and in the bleed, 0 … 1."""

    backdrop: float
    bleed: float


@dataclass(frozen=True)
class Finding(Record):
    """A problem with the content of a picture."""

    severity: str
    rule: str
    message: str


@dataclass(frozen=True)
class Extraction(Record):
    """The colors of one picture, or the reason why there are none."""

    id: Optional[str] = None
    """The path of the picture, as you passed it; None if you passed its content."""
    version: int = 1
    path: Optional[str] = None
    width: Optional[int] = None
    """The width in pixels, after the picture is rotated upright."""
    height: Optional[int] = None
    warning: Optional[str] = None
    """A problem that didn't prevent the extraction."""
    error: Optional[str] = None
    """The reason why the picture couldn't be used. It then has no colors."""
    swatches: Tuple[Swatch, ...] = ()
    """The colors, the largest share first."""
    mean: Optional[str] = None
    backdrop: Optional[str] = None
    """The color to show behind the picture."""
    backdrop_dark: Optional[str] = None
    backdrop_gradient: Optional[Tuple[Stop, ...]] = None
    bleed: Optional[str] = None
    """The color that continues the picture past its edges."""
    bleed_dark: Optional[str] = None
    bleed_gradient: Optional[BleedGradient] = None
    sides: Optional[str] = None
    """`left-right` if no single color continues the left and the right side."""
    tint: Optional[str] = None
    tint_dark: Optional[str] = None
    tint_block: Optional[str] = None
    """A saturated background for a product that is cut out or on white."""
    tint_block_dark: Optional[str] = None
    display_p3: Optional[Tuple[Mapping[str, Any], ...]] = None
    """The colors outside sRGB, in Display P3."""
    confidence: Optional[Confidence] = None
    candidates: Optional[Tuple[str, ...]] = None
    """The colors that the backdrop is chosen from, the best first."""
    roles: Optional[Mapping[str, str]] = None
    edges: Optional[Mapping[str, str]] = None
    background: Optional[str] = None
    """The plain color around the subject, `#RRGGBB`, or `transparent`."""
    text: Optional[Mapping[str, Any]] = None
    """The contrast of text on a region of the picture."""
    format: Optional[str] = None
    has_alpha: Optional[bool] = None
    color_profile: Optional[str] = None
    byte_count: Optional[int] = None
    sha256: Optional[str] = None
    thumbhash: Optional[str] = None
    findings: Optional[Tuple[Finding, ...]] = None
    settings: Optional[Mapping[str, Any]] = None

    def to_dict(self) -> dict[str, Any]:
        """Returns the object that the program wrote, without members that have no value."""
        members = super().to_dict()
        if self.error is not None:
            del members["swatches"]
        return members
