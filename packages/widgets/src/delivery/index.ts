export { formatRecipient } from './formatRecipient.ts';
