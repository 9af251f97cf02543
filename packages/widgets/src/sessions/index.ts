export { Sessions } from './Sessions.tsx';
