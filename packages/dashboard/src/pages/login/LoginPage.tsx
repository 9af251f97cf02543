import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { SignIn } from '@oja/widgets/sign-in/index.ts';
import { login } from '@oja/widgets/text/en/login.ts';
import { Icon } from '@oja/widgets/ui/icon/Icon.tsx';
import { useConfig } from '../../ConfigContext.ts';
import { useArrival } from '../../routing/Arrival.ts';
import { BrandMark } from '../../shell/Brand.tsx';
import { useToasts } from '../../toasts/ToastsContext.ts';
import * as styles from './LoginPage.css.ts';
import { promises } from './promises.ts';

/** The way in. What the server says is a toast (specification, section 8); where to go next is the guard's. */
export function LoginPage() {
  const text = useText({ login }).login;
  const { productName } = useConfig();
  const heading = useArrival('login');
  const toasts = useToasts();
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
      <main className={styles.form}>
        <SignIn
          onSuccess={(message) => toasts.add({ tone: 'success', message })}
          onFailure={(message) => toasts.add({ tone: 'error', message })}
        />
      </main>
    </div>
  );
}
