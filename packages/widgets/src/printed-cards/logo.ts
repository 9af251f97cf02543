import { LONGEST_LOGO } from '@oja/core';

/** The widest and highest that a logo is kept, in px: sharp on a card, and small. */
const WIDTH = 320;
const HEIGHT = 160;
/** A file that is larger is no logo, in bytes: it would only fill a cheap phone's memory. */
const LARGEST_FILE = 8_000_000;

/**
 * A PNG or JPEG file as a small data URL, drawn anew, so that nothing but its picture is kept. `null` for what is no such
 * picture; an SVG is none, since it may hold script.
 */
export async function readLogo(file: Blob, page: Document): Promise<string | null> {
  if (!/^image\/(?:png|jpeg)$/.test(file.type) || file.size > LARGEST_FILE) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH / picture.width, HEIGHT / picture.height);
    const canvas = page.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // Paper is white, and a JPEG knows nothing transparent.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const tries = [
      canvas.toDataURL('image/png'),
      ...[0.9, 0.7, 0.5].map((quality) => canvas.toDataURL('image/jpeg', quality)),
    ];
    return tries.find((url) => url.length <= LONGEST_LOGO) ?? null;
  } catch {
    return null;
  }
}
