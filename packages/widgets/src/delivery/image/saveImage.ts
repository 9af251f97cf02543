import { saveFile } from '../../ui/saveFile.ts';
import type { PlainReceipt } from '../receipt/plainReceipt.ts';
import { drawReceipt } from './drawReceipt.ts';

/** "receipt-OJA-9101.png": the file name contains nothing that was delivered. */
const nameOf = (reference: string) => `receipt-${reference.replace(/[^\w-]+/g, '-').slice(0, 60)}.png`;

/** Draws a receipt, saves it through the browser and returns the file, so that the caller can share it. */
export async function saveImage(page: Document, receipt: PlainReceipt): Promise<File> {
  const blob = await drawReceipt(page, receipt);
  const file = new File([blob], nameOf(receipt.reference), { type: blob.type });
  saveFile(page, file);
  return file;
}
