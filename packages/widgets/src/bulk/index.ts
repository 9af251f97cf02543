export { Bulk, type BulkProps } from './Bulk.tsx';
