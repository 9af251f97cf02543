import { LONGEST_LOGO } from '@oja/core';

/** Maximum size of a stored logo in px: sharp on a card, and small. */
const WIDTH = 320;
const HEIGHT = 160;
/** Maximum file size in bytes: a larger file would fill the memory of a cheap phone. */
const LARGEST_FILE = 8_000_000;

/**
 * Converts a PNG or JPEG file to a small data URL. The image is redrawn, so that no metadata remains. Returns `null` for
 * any other file; SVG is rejected because it may contain scripts.
 */
export async function readLogo(file: Blob, page: Document): Promise<string | null> {
  if (!/^image\/(?:png|jpeg)$/.test(file.type) || file.size > LARGEST_FILE) return null;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH / image.width, HEIGHT / image.height);
    const canvas = page.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // White background, because paper is white and JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const tries = [
      canvas.toDataURL('image/png'),
      ...[0.9, 0.7, 0.5].map((quality) => canvas.toDataURL('image/jpeg', quality)),
    ];
    return tries.find((url) => url.length <= LONGEST_LOGO) ?? null;
  } catch {
    return null;
  }
}
