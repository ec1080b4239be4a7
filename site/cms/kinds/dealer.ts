import { officeTypes, type Location } from '@brand/content'

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/**
 * A dealer or representative.
 * @requirement DEALER-04 to DEALER-12
 */
export const toDealer = (location: Location) => ({
  id: location.id,
  name: location.ctLocationName,
  country: location.ctLocationCountry.name,
  countryCode: location.ctLocationCountry.code,
  state: location.ctLocationState,
  city: location.ctLocationCity,
  postalCode: location.ctLocationPostalCode,
  street: line(location.ctLocationStreet, location.ctLocationStreetNumber),
  addressName: location.ctLocationAddressName,
  address: [
    line(location.ctLocationStreet, location.ctLocationStreetNumber),
    line(location.ctLocationPostalCode, location.ctLocationCity),
  ].filter(Boolean),
  isLightingRep: location.ctLocationLightningRep,
  phone: location.ctLocationTelephone,
  email: location.ctLocationEmail,
  coordinates: location.ctLocationLocation,
  distance: location.distance,
})

export type Dealer = ReturnType<typeof toDealer>

/**
 * The dealers among locations: offices of our own are none.
 * @requirement DEALER-03
 */
export const dealersIn = (locations: readonly Location[]): Dealer[] =>
  locations.filter(({ ctLocationType }) => !officeTypes.includes(ctLocationType)).map(toDealer)
