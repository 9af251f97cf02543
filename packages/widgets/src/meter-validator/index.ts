export { MeterValidator, type MeterValidatorProps, type VerifiedMeter } from './MeterValidator.tsx';
