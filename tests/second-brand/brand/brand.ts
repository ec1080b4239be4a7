/** The values of the brand, for pages and server. */
export const brand = {
  name: 'Tegel',
  theme: 'tegel',
  fontLicence: '@brand/blocks/fonts/OFL-Bricolage-Grotesque.txt',
  themeColor: { plain: '#ffffff', inverted: '#1a1446' },
  fallbackMessageLocales: [],
  downloadBase: '/api/resources',
  privacyPolicyPath: {},
  vatRate: 0.21,
  leadWeeks: 3,
  freestanding: [],
  previewImage: 'wall',
  menus: { bar: 'main', shortcuts: 'shortcuts', about: 'about', more: 'doormat', legal: 'footer' } as const,
  includeLocation: true,
  previews: [],
}
