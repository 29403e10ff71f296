internal import ColorScience

/// The JSON Schema of the manifest (draft 2020-12), printed by `tincture compile --print-schema`.
///
/// It allows keys that it does not name: keys may be added within one schema version.
package enum ManifestSchema {
    /// The schema's text, with a line end.
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Tincture catalog manifest",
          "type": "object",
          "required": ["schemaVersion", "images", "colors", "products", "palettes", "gradients", "carousels"],
          "properties": {
            "schemaVersion": {"const": 1},
            "images": {"type": "array", "items": {"$ref": "#/$defs/image"}},
            "colors": {"type": "array", "items": {"$ref": "#/$defs/color"}},
            "products": {"type": "array", "items": {"$ref": "#/$defs/product"}},
            "palettes": {"type": "array", "items": {"$ref": "#/$defs/palette"}},
            "gradients": {"type": "array", "items": {"$ref": "#/$defs/gradient"}},
            "carousels": {"type": "array", "items": {"$ref": "#/$defs/carousel"}},
            "otherSets": {"type": "array", "items": {"$ref": "#/$defs/otherSet"}}
          },
          "$defs": {
            "name": {"type": "string", "minLength": 1},
            "hex": {"type": "string", "pattern": "^#[0-9A-F]{6}$"},
            "unit": {"type": "number", "minimum": 0, "maximum": 1},
            "index": {"type": "integer", "minimum": 0},
            "length": {"type": "number", "exclusiveMinimum": 0},
            "unitPoint": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
            "image": {
              "type": "object",
              "required": ["name", "kind", "variants"],
              "properties": {
                "name": {"$ref": "#/$defs/name"},
                "kind": {"enum": ["product", "icon", "banner", "other"]},
                "isTemplate": {"const": true},
                "pinned": {"$ref": "#/$defs/hex"},
                "pinnedDark": {"$ref": "#/$defs/hex"},
                "pinnedGradient": {"$ref": "#/$defs/backdropGradient"},
                "properties": {"$ref": "#/$defs/properties"},
                "variants": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["file", "format", "byteCount", "sha256"],
                    "properties": {
                      "file": {"type": "string", "minLength": 1},
                      "scale": {"enum": [1, 2, 3]},
                      "idiom": {"type": "string"},
                      "appearance": {"type": "string"},
                      "displayGamut": {"type": "string"},
                      "slot": {"$ref": "#/$defs/slot"},
                      "resizing": {"$ref": "#/$defs/resizing"},
                      "pixelWidth": {"type": "integer", "minimum": 1},
                      "pixelHeight": {"type": "integer", "minimum": 1},
                      "pointWidth": {"type": "number", "exclusiveMinimum": 0},
                      "pointHeight": {"type": "number", "exclusiveMinimum": 0},
                      "format": {"type": "string", "minLength": 1},
                      "colorProfile": {"type": "string"},
                      "hasAlpha": {"type": "boolean"},
                      "byteCount": {"$ref": "#/$defs/index"},
                      "sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"}
                    }
                  }
                }
              }
            },
            "color": {
              "type": "object",
              "required": ["name", "variants"],
              "properties": {
                "name": {"$ref": "#/$defs/name"},
                "properties": {"$ref": "#/$defs/properties"},
                "variants": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["appearance"],
                    "properties": {
                      "appearance": {"type": "string", "minLength": 1},
                      "idiom": {"type": "string"},
                      "displayGamut": {"type": "string"},
                      "slot": {"$ref": "#/$defs/slot"},
                      "colorSpace": {
                        "enum": [
                          "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray"
                        ]
                      },
                      "components": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 4},
                      "hex": {"$ref": "#/$defs/hex"},
                      "platform": {"type": "string"},
                      "reference": {"type": "string"}
                    },
                    "oneOf": [{"required": ["colorSpace", "components", "hex"]}, {"required": ["platform", "reference"]}]
                  }
                }
              }
            },
            "product": {
              "type": "object",
              "required": ["image"],
              "properties": {
                "image": {"$ref": "#/$defs/name"},
                "name": {"type": "string"},
                "price": {"type": "string"}
              }
            },
            "palette": {
              "type": "object",
              "required": ["image", "swatches", "mean", "backdrop"],
              "properties": {
                "image": {"$ref": "#/$defs/name"},
                "pinned": {"$ref": "#/$defs/hex"},
                "pinnedDark": {"$ref": "#/$defs/hex"},
                "pinnedGradient": {"$ref": "#/$defs/backdropGradient"},
                "swatches": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "required": ["hex", "weight"],
                    "properties": {
                      "hex": {"$ref": "#/$defs/hex"},
                      "weight": {"$ref": "#/$defs/unit"},
                      "role": {"$ref": "#/$defs/role"},
                      "displayP3": {"type": "array", "items": {"$ref": "#/$defs/unit"}, "minItems": 3, "maxItems": 3},
                      "title": {"$ref": "#/$defs/textColor"},
                      "body": {"$ref": "#/$defs/textColor"}
                    }
                  }
                },
                "mean": {"$ref": "#/$defs/hex"},
                "backdrop": {"$ref": "#/$defs/hex"},
                "backdropDark": {"$ref": "#/$defs/hex"},
                "backdropGradient": {"$ref": "#/$defs/backdropGradient"},
                "bleed": {"$ref": "#/$defs/hex"},
                "bleedDark": {"$ref": "#/$defs/hex"},
                "bleedGradient": {
                  "type": "object",
                  "required": ["to", "stops"],
                  "properties": {"to": {"enum": ["right", "bottom"]}, "stops": {"$ref": "#/$defs/backdropGradient"}}
                },
                "sureness": {
                  "type": "object",
                  "required": ["backdrop", "bleed"],
                  "properties": {"backdrop": {"$ref": "#/$defs/unit"}, "bleed": {"$ref": "#/$defs/unit"}}
                },
                "candidates": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/hex"}},
                "roles": {
                  "type": "object",
                  "propertyNames": {"$ref": "#/$defs/role"},
                  "additionalProperties": {"$ref": "#/$defs/hex"}
                },
                "edges": {
                  "type": "object",
                  "propertyNames": {"enum": ["top", "bottom", "left", "right"]},
                  "additionalProperties": {"$ref": "#/$defs/hex"}
                },
                "ground": {"type": "string", "pattern": "^(#[0-9A-F]{6}|transparent)$"}
              }
            },
            "backdropGradient": {
              "type": "array",
              "minItems": 2,
              "items": {
                "type": "object",
                "required": ["location", "hex", "dark"],
                "properties": {
                  "location": {"$ref": "#/$defs/unit"},
                  "hex": {"$ref": "#/$defs/hex"},
                  "dark": {"$ref": "#/$defs/hex"}
                }
              }
            },
            "role": {
              "enum": [
                "ground", "dominant", "vibrant", "lightVibrant", "darkVibrant", "muted", "lightMuted", "darkMuted", "edge"
              ]
            },
            "textColor": {
              "type": "object",
              "required": ["hex", "contrast"],
              "properties": {
                "hex": {"type": "string", "pattern": "^#[0-9A-F]{6}([0-9A-F]{2})?$"},
                "contrast": {"type": "number", "minimum": 3, "maximum": 21}
              }
            },
            "gradient": {
              "type": "object",
              "required": ["name", "start", "end", "stops"],
              "properties": {
                "name": {"$ref": "#/$defs/name"},
                "start": {"$ref": "#/$defs/unitPoint"},
                "end": {"$ref": "#/$defs/unitPoint"},
                "stops": {
                  "type": "array",
                  "minItems": 2,
                  "items": {
                    "type": "object",
                    "required": ["color", "hex", "location"],
                    "properties": {
                      "color": {"type": "string"},
                      "hex": {"$ref": "#/$defs/hex"},
                      "alpha": {"$ref": "#/$defs/unit"},
                      "dark": {"$ref": "#/$defs/hex"},
                      "darkAlpha": {"$ref": "#/$defs/unit"},
                      "location": {"$ref": "#/$defs/unit"}
                    }
                  }
                }
              }
            },
            "carousel": {
              "type": "object",
              "required": ["name", "style", "wraps", "interpolation", "pages", "transitions"],
              "properties": {
                "name": {"$ref": "#/$defs/name"},
                "backdrops": {"const": "bleed"},
                "style": {"enum": ["page", "paged", "snap", "deck"]},
                "wraps": {"type": "boolean"},
                "interpolation": {"enum": [\#(quoted(ColorSpace.forInterpolation))]},
                "hue": {"enum": [\#(quoted(HueInterpolation.allCases))]},
                "easing": {"type": "string", "minLength": 1},
                "spacing": {"type": "number", "minimum": 0},
                "padding": {"type": "number", "minimum": 0},
                "threshold": {"$ref": "#/$defs/length"},
                "foreground": {"$ref": "#/$defs/name"},
                "contrast": {"$ref": "#/$defs/contrast"},
                "contrastDark": {"$ref": "#/$defs/contrast"},
                "pages": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["image", "backdrop", "source"],
                    "properties": {
                      "image": {"$ref": "#/$defs/name"},
                      "backdrop": {"$ref": "#/$defs/hex"},
                      "backdropDark": {"$ref": "#/$defs/hex"},
                      "sureness": {"$ref": "#/$defs/unit"},
                      "backdropGradient": {"$ref": "#/$defs/backdropGradient"},
                      "unadjusted": {"$ref": "#/$defs/hex"},
                      "source": {"enum": ["pinned", "extracted"]},
                      "nearestSwatch": {
                        "type": "object",
                        "required": ["hex", "distance"],
                        "properties": {"hex": {"$ref": "#/$defs/hex"}, "distance": {"type": "number", "minimum": 0}}
                      }
                    }
                  }
                },
                "transitions": {"type": "array", "items": {"$ref": "#/$defs/transition"}},
                "tracks": {
                  "type": "array",
                  "minItems": 2,
                  "items": {
                    "type": "object",
                    "required": ["location", "transitions"],
                    "properties": {
                      "location": {"$ref": "#/$defs/unit"},
                      "transitions": {"type": "array", "items": {"$ref": "#/$defs/transition"}}
                    }
                  }
                },
                "offsets": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["pitch", "step", "colors"],
                    "properties": {
                      "width": {"$ref": "#/$defs/length"},
                      "pitch": {"$ref": "#/$defs/length"},
                      "step": {"$ref": "#/$defs/length"},
                      "colors": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/hex"}}
                    }
                  }
                }
              }
            },
            "contrast": {
              "type": "object",
              "required": ["overlay", "worst", "position"],
              "properties": {
                "overlay": {"$ref": "#/$defs/hex"},
                "worst": {"type": "number", "minimum": 1, "maximum": 21},
                "position": {"type": "number", "minimum": 0},
                "asked": {"type": "number", "minimum": 1, "maximum": 21}
              }
            },
            "transition": {
              "type": "object",
              "required": ["from", "to", "stops", "samples"],
              "properties": {
                "from": {"$ref": "#/$defs/index"},
                "to": {"$ref": "#/$defs/index"},
                "stops": {
                  "type": "array",
                  "minItems": 2,
                  "items": {
                    "type": "object",
                    "required": ["progress", "hex"],
                    "properties": {"progress": {"$ref": "#/$defs/unit"}, "hex": {"$ref": "#/$defs/hex"}}
                  }
                },
                "maximumError": {"type": "number", "minimum": 0},
                "samples": {"type": "array", "minItems": 2, "items": {"$ref": "#/$defs/hex"}}
              }
            },
            "otherSet": {
              "type": "object",
              "required": ["name", "type", "files"],
              "properties": {
                "name": {"$ref": "#/$defs/name"},
                "type": {"type": "string", "minLength": 1},
                "files": {"type": "array", "items": {"type": "string"}},
                "properties": {"$ref": "#/$defs/properties"},
                "members": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "file": {"type": "string", "minLength": 1},
                      "scale": {"enum": [1, 2, 3]},
                      "idiom": {"type": "string"},
                      "appearance": {"type": "string"},
                      "displayGamut": {"type": "string"},
                      "slot": {"$ref": "#/$defs/slot"},
                      "typeIdentifier": {"type": "string"}
                    }
                  }
                }
              }
            },
            "slot": {"type": "object", "additionalProperties": {"type": "string"}},
            "properties": {
              "type": "object",
              "properties": {
                "renderingIntent": {"enum": ["original", "template"]},
                "preservesVectorRepresentation": {"type": "boolean"},
                "compression": {"type": "string"},
                "autoScaling": {"type": "string"},
                "localizable": {"type": "boolean"},
                "onDemandResourceTags": {"type": "array", "items": {"type": "string"}}
              }
            },
            "resizing": {
              "type": "object",
              "required": ["capInsets"],
              "properties": {
                "mode": {"enum": ["9-part", "3-part-horizontal", "3-part-vertical"]},
                "capInsets": {
                  "type": "object",
                  "required": ["top", "left", "bottom", "right"],
                  "additionalProperties": {"type": "number"}
                },
                "centerMode": {"enum": ["tile", "stretch", "fill"]},
                "centerWidth": {"type": "number"},
                "centerHeight": {"type": "number"}
              }
            }
          }
        }

        """#

    /// The words of an enumeration as the elements of a JSON array.
    private static func quoted<Word: RawRepresentable<String>>(_ words: [Word]) -> String {
        words.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}
