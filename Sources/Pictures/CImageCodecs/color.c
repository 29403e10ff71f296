#include "CImageCodecs.h"
#include "color.h"

#if !__has_include(<lcms2.h>)
#error "LittleCMS is missing: apt-get install liblcms2-dev, or brew install little-cms2; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <lcms2.h>
#include <lcms2_plugin.h>
#include <stddef.h>
#include <stdlib.h>

/// The limit and the sum of a context's allocations, in bytes. They are counted because a profile of 200 bytes may claim a table of half a gigabyte.
typedef struct {
  size_t limit, used;
  int is_over;
} memory_count;

/// The size of an allocated block, stored before the block. The union is large enough to keep the block aligned.
typedef union {
  size_t size;
  max_align_t alignment;
} memory_head;

/// Counts a change of a block's size; returns 0 if the new size would exceed the limit.
static int count(cmsContext context, size_t old_size, size_t size) {
  // Memory for LittleCMS's own bookkeeping has no counter. It isn't counted, because it is small.
  memory_count *memory = cmsGetContextUserData(context);
  if (!memory) return 1;
  if (size > old_size && size - old_size > memory->limit - memory->used) {
    memory->is_over = 1;
    return 0;
  }
  memory->used += size - old_size;
  return 1;
}

static void *counted_realloc(cmsContext context, void *old, cmsUInt32Number size) {
  memory_head *head = old ? (memory_head *)old - 1 : NULL;
  size_t old_size = head ? head->size : 0;
  if (!count(context, old_size, size)) return NULL;
  memory_head *made = realloc(head, sizeof *made + size);
  if (!made) {
    count(context, size, old_size);
    return NULL;
  }
  made->size = size;
  return made + 1;
}

static void *counted_malloc(cmsContext context, cmsUInt32Number size) { return counted_realloc(context, NULL, size); }

static void counted_free(cmsContext context, void *piece) {
  if (!piece) return;
  memory_head *head = (memory_head *)piece - 1;
  count(context, head->size, 0);
  free(head);
}

static cmsPluginMemHandler memory_handler = {
    .base = {cmsPluginMagicNumber, 2060, cmsPluginMemHandlerSig, NULL},
    .MallocPtr = counted_malloc,
    .FreePtr = counted_free,
    .ReallocPtr = counted_realloc,
};

struct tincture_transform {
  cmsHTRANSFORM handle;
  /// 1 if the profile is for gray pictures, of which only the first channel is used.
  int is_gray;
};

static void ignore(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context;
  (void)code;
  (void)text;
}

/// Creates a context that allocates no more than the limit.
static cmsContext context(size_t memory_limit) {
  memory_count *memory = calloc(1, sizeof *memory);
  if (!memory) return NULL;
  memory->limit = memory_limit;
  cmsContext context = cmsCreateContext(&memory_handler, memory);
  // Makes sure that the library prints nothing.
  if (context) cmsSetLogErrorHandlerTHR(context, ignore);
  if (!context) free(memory);
  return context;
}

static void delete_context(cmsContext context) {
  memory_count *memory = cmsGetContextUserData(context);
  cmsDeleteContext(context);
  free(memory);
}

/// Deletes a context in which no transform could be created, and returns the reason.
static tincture_status failure(cmsContext context) {
  const memory_count *memory = cmsGetContextUserData(context);
  tincture_status status = memory->is_over ? TINCTURE_OVER_LIMIT : TINCTURE_MALFORMED;
  delete_context(context);
  return status;
}

static size_t used(cmsContext context) {
  const memory_count *memory = cmsGetContextUserData(context);
  return memory->used;
}

/// Creates a transform in a context, which must exist as long as the transform; closes both profiles.
static cmsHTRANSFORM transform(cmsContext owner, cmsHPROFILE source, cmsUInt32Number from, cmsHPROFILE target,
                               cmsUInt32Number to, cmsUInt32Number flags) {
  cmsHTRANSFORM made = NULL;
  if (source && target) {
    made = cmsCreateTransformTHR(owner, source, from, target, to, INTENT_RELATIVE_COLORIMETRIC, flags);
  }
  if (source) cmsCloseProfile(source);
  if (target) cmsCloseProfile(target);
  return made;
}

/// Creates a transform to XYZ, and closes the source profile. If that fails, deletes the context too.
static tincture_status to_xyz(cmsContext owner, cmsHPROFILE source, int is_gray, tincture_transform **result) {
  cmsHPROFILE target = cmsCreateXYZProfileTHR(owner);
  cmsHTRANSFORM handle =
      transform(owner, source, is_gray ? TYPE_GRAY_8 : TYPE_RGB_8, target, TYPE_XYZ_DBL, cmsFLAGS_NOCACHE);
  if (!handle) return failure(owner);
  *result = calloc(1, sizeof **result);
  if (!*result) {
    cmsDeleteTransform(handle);
    delete_context(owner);
    return TINCTURE_OVER_LIMIT;
  }
  (*result)->handle = handle;
  (*result)->is_gray = is_gray;
  return TINCTURE_OK;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// The maximum number of processing elements in a tag; usual profiles have a handful.
enum { MOST_ELEMENTS = 64 };

/// Returns 1 if a tag of a profile has more processing elements than MOST_ELEMENTS, even if it names the same element repeatedly. LittleCMS takes
/// time that grows with the square of their number.
///
/// ICC.1:2022, 7.3 (the tag table: a count at 128, then signature, offset and size of each tag) and 10.16
/// (multiProcessElementsType: 'mpet', 4 bytes of zero, 2 + 2 bytes of channels, then the number of elements).
static int has_too_many_elements(const uint8_t *profile, size_t size) {
  if (size < 132) return 0;
  uint32_t tags = big_endian(profile + 128);
  if (tags > (size - 132) / 12) tags = (uint32_t)((size - 132) / 12);
  for (uint32_t i = 0; i < tags; i++) {
    size_t offset = big_endian(profile + 132 + 12 * (size_t)i + 4);
    if (offset > size || size - offset < 16) continue;
    const uint8_t *tag = profile + offset;
    if (big_endian(tag) == 0x6D706574 && big_endian(tag + 12) > MOST_ELEMENTS) return 1;
  }
  return 0;
}

tincture_status tincture_transform_from_profile(const uint8_t *profile, size_t size, size_t memory_limit,
                                                tincture_transform **result) {
  *result = NULL;
  if (has_too_many_elements(profile, size)) return TINCTURE_MALFORMED;
  cmsContext owner = context(memory_limit);
  if (!owner) return TINCTURE_OVER_LIMIT;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(owner, profile, (cmsUInt32Number)size);
  cmsColorSpaceSignature space = source ? cmsGetColorSpace(source) : (cmsColorSpaceSignature)0;
  if (space != cmsSigRgbData && space != cmsSigGrayData) {
    if (source) cmsCloseProfile(source);
    return failure(owner);
  }
  return to_xyz(owner, source, space == cmsSigGrayData, result);
}

tincture_status tincture_transform_from_chromaticities(const double xy[8], double gamma, size_t memory_limit,
                                                       tincture_transform **result) {
  *result = NULL;
  cmsContext owner = context(memory_limit);
  if (!owner) return TINCTURE_OVER_LIMIT;
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  cmsToneCurve *curve = cmsBuildGamma(owner, gamma);
  cmsHPROFILE source = NULL;
  if (curve) {
    cmsToneCurve *curves[3] = {curve, curve, curve};
    source = cmsCreateRGBProfileTHR(owner, &white, &primaries, curves);
    cmsFreeToneCurve(curve);
  }
  return to_xyz(owner, source, 0, result);
}

size_t tincture_transform_memory(const tincture_transform *transform) {
  return used(cmsGetTransformContextID(transform->handle));
}

void tincture_transform_apply(const tincture_transform *transform, const uint8_t *rgb, size_t count, double *xyz) {
  if (!transform->is_gray) {
    cmsDoTransform(transform->handle, rgb, xyz, (cmsUInt32Number)count);
    return;
  }
  for (size_t i = 0; i < count; i++) cmsDoTransform(transform->handle, rgb + 3 * i, xyz + 3 * i, 1);
}

void tincture_transform_close(tincture_transform *transform) {
  if (!transform) return;
  cmsContext owner = cmsGetTransformContextID(transform->handle);
  cmsDeleteTransform(transform->handle);
  delete_context(owner);
  free(transform);
}

tincture_status tincture_cmyk_open(const uint8_t *profile, size_t size, int is_complement, size_t memory_limit,
                                   void **handle) {
  *handle = NULL;
  if (has_too_many_elements(profile, size)) return TINCTURE_MALFORMED;
  cmsContext owner = context(memory_limit);
  if (!owner) return TINCTURE_OVER_LIMIT;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(owner, profile, (cmsUInt32Number)size);
  if (source && cmsGetColorSpace(source) != cmsSigCmykData) {
    cmsCloseProfile(source);
    source = NULL;
  }
  // Black on paper is lighter than black on a screen. Black point compensation makes it black, and adapts the other colors (ISO 18619).
  *handle = transform(owner, source, is_complement ? TYPE_CMYK_8_REV : TYPE_CMYK_8, cmsCreate_sRGBProfileTHR(owner),
                      TYPE_RGBA_8, cmsFLAGS_BLACKPOINTCOMPENSATION);
  return *handle ? TINCTURE_OK : failure(owner);
}

size_t tincture_cmyk_memory(void *handle) { return used(cmsGetTransformContextID(handle)); }

void tincture_cmyk_apply(void *handle, const uint8_t *cmyk, uint8_t *rgba, uint32_t width) {
  cmsDoTransform(handle, cmyk, rgba, width);
  for (uint32_t x = 0; x < width; x++) rgba[4 * x + 3] = 255;
}

void tincture_cmyk_close(void *handle) {
  if (!handle) return;
  cmsContext owner = cmsGetTransformContextID(handle);
  cmsDeleteTransform(handle);
  delete_context(owner);
}
