#if !__has_include(<yaml.h>)
#error "libyaml is missing: apt-get install libyaml-dev, or brew install libyaml; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <yaml.h>
