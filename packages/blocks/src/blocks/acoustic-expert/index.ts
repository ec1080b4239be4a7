export { AcousticExpert, AcousticExpert as default, type AcousticExpertProps } from './AcousticExpert.tsx'
