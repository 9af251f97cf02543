export { NoticeCentre, type NoticeCentreProps } from './NoticeCentre.tsx';
