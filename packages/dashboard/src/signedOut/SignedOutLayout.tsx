import { useText } from '@oja/widgets/binding';
import { check, clock, wallet } from '@oja/widgets/icons';
import { login, type Text } from '@oja/widgets/text';
import { Icon } from '@oja/widgets/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../ConfigContext.ts';
import { useLanguageLinks } from '../language/LanguageContext.ts';
import type { RouteName } from '../routing/route.ts';
import { useRouteAnnouncer } from '../routing/routeAnnouncer.ts';
import { useLinks } from '../routing/useLinks.ts';
import { BrandMark } from '../shell/Brand.tsx';
import * as styles from './SignedOutLayout.css.ts';

/** The product's promises to agents, shown beside the form on wide screens. */
export const promises: readonly {
  readonly name: keyof Text['login']['promises'];
  readonly glyph: string;
}[] = [
  { name: 'once', glyph: check },
  { name: 'money', glyph: wallet },
  { name: 'network', glyph: clock },
];

/** The frame around every form before sign-in. */
export function SignedOutLayout({ screen, children }: Readonly<{ screen: RouteName; children: ReactNode }>) {
  const text = useText({ login }).login;
  const { productName } = useConfig();
  const heading = useRouteAnnouncer(screen);
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          <BrandMark name={productName} look="line" />
          <span data-product="name">{productName}</span>
        </h1>
        <ul className={styles.promises}>
          {promises.map(({ name, glyph }) => (
            <li key={name} className={styles.promise}>
              <Icon glyph={glyph} />
              {text.promises[name]}
            </li>
          ))}
        </ul>
      </header>
      <main className={styles.form} {...useLinks()}>
        {children}
        <div className={styles.languages}>{useLanguageLinks()}</div>
      </main>
    </div>
  );
}
