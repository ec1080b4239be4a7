const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` })

/** The narrowest screen that everything has to fit on, a phone, and the widths of the design and of common screens. */
export const viewports = {
  narrow: { name: '320', styles: size(320, 640) },
  phone: { name: '390', styles: size(390, 844) },
  tablet: { name: '768', styles: size(768, 1024) },
  landscape: { name: '1024', styles: size(1024, 768) },
  large: { name: '1200', styles: size(1200, 900) },
  desktop: { name: '1440', styles: size(1440, 900) },
  wide: { name: '1920', styles: size(1920, 1080) },
}
