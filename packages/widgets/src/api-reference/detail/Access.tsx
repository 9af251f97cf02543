import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { small } from '../../theme/type.css.ts';
import { key, people } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from '../ApiReference.css.ts';

type AccessProps = Readonly<{ access: readonly string[]; schemes: Readonly<Record<string, string>> }>;

/** Who may make a call. An unknown security scheme is described by the document itself. */
export function Access({ access, schemes }: AccessProps) {
  const words = useText({ apiReference }).apiReference;
  const named: Readonly<Record<string, string>> = words.access;
  const said = access.map((scheme) => named[scheme] ?? (schemes[scheme] || scheme));
  return (
    <p className={`${small} ${styles.access}`}>
      <Icon glyph={access.length === 0 ? people : key} size={16} />
      <span>
        <span className={styles.muted}>{words.whoMayCall}: </span>
        {said.length === 0 ? words.anybody : said.join(words.or)}
      </span>
    </p>
  );
}
