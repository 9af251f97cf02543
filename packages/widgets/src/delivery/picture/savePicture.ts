import { saveFile } from '../../ui/download/saveFile.ts';
import type { PlainReceipt } from '../plainReceipt.ts';
import { drawReceipt } from './drawReceipt.ts';

/** "receipt-OJA-9101.png": nothing of what was delivered is in the name. */
const nameOf = (reference: string) => `receipt-${reference.replace(/[^\w-]+/g, '-').slice(0, 60)}.png`;

/** Draws a receipt and lets the browser save it. Gives the picture back, for those who want to send it too. */
export async function savePicture(page: Document, receipt: PlainReceipt): Promise<File> {
  const blob = await drawReceipt(page, receipt);
  const file = new File([blob], nameOf(receipt.reference), { type: blob.type });
  saveFile(page, file);
  return file;
}
