import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { receipt } from '../../text/en/receipt.ts';
import { small } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { picture, share } from '../../ui/icon/glyphs.ts';
import type { PlainReceipt } from './plainReceipt.ts';
import * as styles from './ReceiptActions.css.ts';
import { canShareFile, type ReceiptSharing } from './useReceiptSharing.ts';

type ImageActionProps = Readonly<{ sharing: ReceiptSharing; write: () => PlainReceipt }>;

/** Saves the receipt as an image, then offers to share it if the device can. The code loads on tap. */
export function ImageAction({ sharing, write }: ImageActionProps) {
  const words = useText({ receipt }).receipt;
  const [saved, setSaved] = useState<File | null>(null);
  const save = () =>
    sharing.run(
      'image',
      () => import('../image/saveImage.ts'),
      async ({ saveImage }) => setSaved(await saveImage(document, write())),
    );
  return (
    <>
      <Button glyph={picture} busy={sharing.busy === 'image'} onClick={save}>
        {words.saveImage}
      </Button>
      <div className={styles.saved} role="status">
        {saved && <p className={small}>{words.imageSaved}</p>}
        {saved && canShareFile(saved) && (
          // Sharing needs a second tap: the user activation of the first one expires while the image is drawn.
          <Button glyph={share} onClick={() => sharing.attempt(() => navigator.share({ files: [saved] }))}>
            {words.shareImage}
          </Button>
        )}
      </div>
    </>
  );
}
