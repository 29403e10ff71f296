#include "CImageCodecs.h"
#include "color.h"

#if !__has_include(<lcms2.h>)
#error "LittleCMS is missing: apt-get install liblcms2-dev, or brew install little-cms2; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <lcms2.h>
#include <stdlib.h>

struct tincture_transform {
  cmsHTRANSFORM handle;
  /// 1 where the profile is of grey: only the first channel is looked at.
  int is_gray;
};

static void ignore(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context;
  (void)code;
  (void)text;
}

static cmsContext context(void) {
  cmsContext context = cmsCreateContext(NULL, NULL);
  // Without a handler of our own the library would write to standard error.
  if (context) cmsSetLogErrorHandlerTHR(context, ignore);
  return context;
}

/// A transform of its own context, which the transform keeps; the profiles are closed.
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

static tincture_transform *to_xyz(cmsContext owner, cmsHPROFILE source, int is_gray) {
  tincture_transform *result = calloc(1, sizeof *result);
  cmsHPROFILE target = owner ? cmsCreateXYZProfileTHR(owner) : NULL;
  cmsHTRANSFORM handle = NULL;
  if (owner) handle = transform(owner, source, is_gray ? TYPE_GRAY_8 : TYPE_RGB_8, target, TYPE_XYZ_DBL, cmsFLAGS_NOCACHE);
  if (!result || !handle) {
    if (handle) cmsDeleteTransform(handle);
    if (owner) cmsDeleteContext(owner);
    free(result);
    return NULL;
  }
  result->handle = handle;
  result->is_gray = is_gray;
  return result;
}

tincture_transform *tincture_transform_from_profile(const uint8_t *profile, size_t size) {
  cmsContext owner = context();
  if (!owner) return NULL;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(owner, profile, (cmsUInt32Number)size);
  cmsColorSpaceSignature space = source ? cmsGetColorSpace(source) : (cmsColorSpaceSignature)0;
  if (space != cmsSigRgbData && space != cmsSigGrayData) {
    if (source) cmsCloseProfile(source);
    cmsDeleteContext(owner);
    return NULL;
  }
  return to_xyz(owner, source, space == cmsSigGrayData);
}

tincture_transform *tincture_transform_from_chromaticities(const double xy[8], double gamma) {
  cmsContext owner = context();
  if (!owner) return NULL;
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  cmsToneCurve *curve = cmsBuildGamma(owner, gamma);
  cmsHPROFILE source = NULL;
  if (curve) {
    cmsToneCurve *curves[3] = {curve, curve, curve};
    source = cmsCreateRGBProfileTHR(owner, &white, &primaries, curves);
    cmsFreeToneCurve(curve);
  }
  if (!source) {
    cmsDeleteContext(owner);
    return NULL;
  }
  return to_xyz(owner, source, 0);
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
  cmsDeleteContext(owner);
  free(transform);
}

void *tincture_cmyk_open(const uint8_t *profile, size_t size, int is_complement) {
  cmsContext owner = context();
  if (!owner) return NULL;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(owner, profile, (cmsUInt32Number)size);
  if (source && cmsGetColorSpace(source) != cmsSigCmykData) {
    cmsCloseProfile(source);
    source = NULL;
  }
  cmsHTRANSFORM handle = transform(owner, source, is_complement ? TYPE_CMYK_8_REV : TYPE_CMYK_8,
                                   cmsCreate_sRGBProfileTHR(owner), TYPE_RGBA_8, 0);
  if (!handle) cmsDeleteContext(owner);
  return handle;
}

void tincture_cmyk_apply(void *handle, const uint8_t *cmyk, uint8_t *rgba, uint32_t width) {
  cmsDoTransform(handle, cmyk, rgba, width);
  for (uint32_t x = 0; x < width; x++) rgba[4 * x + 3] = 255;
}

void tincture_cmyk_close(void *handle) {
  if (!handle) return;
  cmsContext owner = cmsGetTransformContextID(handle);
  cmsDeleteTransform(handle);
  cmsDeleteContext(owner);
}
