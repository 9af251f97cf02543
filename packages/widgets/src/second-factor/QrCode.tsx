import { encode } from 'uqr';
import * as styles from './FactorDialog.css.ts';

/** Width in modules of the white margin that ISO 18004 requires around a code. */
const QUIET_ZONE = 4;

/** The dark modules as one SVG path, with a rectangle for each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const run = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${run}v1h-${run}z`];
      }),
    )
    .join('');
}

/** A text as a QR code. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={pathOf(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
