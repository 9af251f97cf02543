export { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
