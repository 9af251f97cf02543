export { OwnData, type OwnDataProps } from './OwnData.tsx';
