export { Statement } from './Statement.tsx';
