import { useId, useRef, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import type { Form } from '../binding/useForm.ts';
import { printedCards } from '../text/en/printedCards.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import * as styles from './CardsDialog.css.ts';
import { readLogo } from './logo.ts';

type LogoProps = Readonly<{
  /** A data URL; `null` for no logo. */
  logo: string | null;
  onLogo: (logo: string | null) => void;
}>;

type ShopFieldsProps = LogoProps & Readonly<{ entries: Form<'name' | 'phone'>['entries'] }>;

/** The shop's name, phone and logo. */
export function ShopFields({ entries, ...logo }: ShopFieldsProps) {
  const words = useText({ printedCards }).printedCards;
  const { error: nameError, ...name } = entries.name;
  const { error: phoneError, ...phone } = entries.phone;
  return (
    <fieldset className={styles.shop}>
      <legend className={styles.legend}>{words.shop}</legend>
      <Field label={words.name} error={nameError}>
        <TextInput {...name} autoComplete="organization" />
      </Field>
      <Field label={words.phone} note={words.optional} error={phoneError}>
        <TextInput {...phone} type="tel" autoComplete="tel" />
      </Field>
      <Logo {...logo} />
    </fieldset>
  );
}

/** The logo as printed, with buttons to choose and remove it. */
function Logo({ logo, onLogo }: LogoProps) {
  const words = useText({ printedCards }).printedCards;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readLogo(file, document);
    setWrong(read === null);
    if (read !== null) onLogo(read);
  };
  const remove = () => {
    // Moves the focus, because the pressed button unmounts.
    choose.current?.focus();
    onLogo(null);
  };
  return (
    <div className={styles.logoRow}>
      {logo && <img className={styles.logo} src={logo} alt={words.logo} />}
      <label hidden htmlFor={id}>
        {words.logo}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // Lets the same file be chosen again: the input fires `change` only for a new value.
          currentTarget.value = '';
        }}
      />
      <Button ref={choose} onClick={() => input.current?.click()}>
        {words.chooseLogo}
      </Button>
      {logo ? (
        <Button variant="plain" onClick={remove}>
          {words.removeLogo}
        </Button>
      ) : (
        <span className={styles.hint}>{words.logoHint}</span>
      )}
      {isWrong && <Notice tone="critical">{words.notAnImage}</Notice>}
    </div>
  );
}
