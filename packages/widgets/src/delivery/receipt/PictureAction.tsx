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

/** Saves the receipt as a picture, then offers to share it if the device can. The code loads on tap. */
export function ImageAction({ sharing, write }: ImageActionProps) {
  const words = useText({ receipt }).receipt;
  const [saved, setSaved] = useState<File | null>(null);
  const save = () =>
    sharing.run(
      'picture',
      () => import('../picture/savePicture.ts'),
      async ({ saveImage }) => setSaved(await saveImage(document, write())),
    );
  return (
    <>
      <Button glyph={picture} busy={sharing.busy === 'picture'} onClick={save}>
        {words.savePicture}
      </Button>
      <div className={styles.saved} role="status">
        {saved && <p className={small}>{words.pictureSaved}</p>}
        {saved && canShareFile(saved) && (
          // Sharing needs a second tap: the user activation of the first one expires while the picture is drawn.
          <Button glyph={share} onClick={() => sharing.attempt(() => navigator.share({ files: [saved] }))}>
            {words.sharePicture}
          </Button>
        )}
      </div>
    </>
  );
}
