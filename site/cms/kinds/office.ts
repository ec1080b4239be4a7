import { isOffice, officeCity, type Location } from '@brand/content'

/** Our own offices among locations, each with the city that it is chosen by. */
export const officesIn = (locations: readonly Location[]) =>
  locations.filter(isOffice).map((location) => ({ id: location.id, city: officeCity(location) }))
