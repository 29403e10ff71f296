internal import CImageCodecs
internal import PlatformC

/// The size of a picture's file if it were encoded again, to find files that are larger than necessary.
package enum RecodedSize {
    /// The quality at which a JPEG would be encoded again, on libjpeg's scale of 1 … 100.
    ///
    /// With a higher quality, a picture at a screen's resolution hardly looks better and takes far more bytes.
    package static let quality = 85

    /// Returns the size in bytes that a JPEG would have if it were encoded again at ``quality``, without a profile.
    ///
    /// The result is nil if the picture can't be decoded completely within the limits.
    package static func jpeg(_ source: ImageSource, isGray: Bool, limits: DecodingLimits) -> Int? {
        guard let header = try? ImageProbe.header(of: source), header.format == .jpeg, let wide = header.pixelWidth,
            let high = header.pixelHeight
        else { return nil }
        // The encoder and the decoder are in memory at the same time.
        let encoding = Int(tincture_jpeg_sizer_memory(UInt32(clamping: max(wide, high))))
        guard encoding < limits.maximumBytes else { return nil }
        let rest = DecodingLimits(maximumPixels: limits.maximumPixels, maximumBytes: limits.maximumBytes - encoding)
        guard var decoder = try? PictureDecoder(source, limits: rest) else { return nil }
        let (width, height) = (decoder.width, decoder.height)
        var sizer: OpaquePointer?
        var status = tincture_jpeg_sizer_open(UInt32(width), UInt32(height), Int32(quality), isGray ? 1 : 0, &sizer)
        var rows = 0
        while status == TINCTURE_OK,
            (try? decoder.nextRows { bytes in
                let count = bytes.count / (4 * width)
                rows += count
                status = tincture_jpeg_sizer_add(sizer, bytes.baseAddress, UInt32(count))
            }) == true
        {}
        guard status == TINCTURE_OK, rows == height, !decoder.warnings.contains(where: \.isPartial) else {
            _ = tincture_jpeg_sizer_close(sizer, nil)
            return nil
        }
        var size: UInt64 = 0
        return tincture_jpeg_sizer_close(sizer, &size) == TINCTURE_OK ? Int(clamping: size) : nil
    }

    /// Returns the size in bytes of a PNG with the same pixels and pixel format: of all PNG filters, the best with
    /// zlib's level 6, with level 9; nil if it can't be decoded within the limits, is interlaced or is animated.
    package static func png(_ source: ImageSource, limits: DecodingLimits) -> Int? {
        guard let header = try? ImageProbe.header(of: source), header.format == .png,
            header.pixelCount <= Double(limits.maximumPixels)
        else { return nil }
        var isPlain = true
        guard
            let stream = try? source.stream(
                prefixed: 64 << 10,
                { bytes in
                    isPlain = !["acTL", "CgBI"].contains { name in
                        bytes.indices.contains { bytes[$0...].starts(with: name.utf8) }
                    }
                })
        else { return nil }
        guard isPlain else {
            fclose(stream)
            return nil
        }
        var size: UInt64 = 0
        let status = tincture_png_recoded_size(stream, UInt64(limits.maximumBytes), &size)
        return status == TINCTURE_OK ? Int(clamping: size) : nil
    }
}
