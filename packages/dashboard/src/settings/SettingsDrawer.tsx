import { createDevicePreferences, fontFamilies, radiusRange } from '@oja/core';
import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { kit, settings } from '@oja/widgets/text';
import { Button, ChoiceChips, Dialog, Slider } from '@oja/widgets/ui';
import { languageOf, languages } from '../language/languages.ts';
import { useToasts } from '../toasts/ToastsContext.ts';
import { LowBalanceField } from './LowBalanceField.tsx';
import * as styles from './SettingsDrawer.css.ts';
import { familyOf } from './useAppearance.ts';

const choices = fontFamilies.map((value) => ({ value, label: familyOf(value) }));
const spoken = languages.map(({ tag, name }) => ({ value: tag, label: name }));

/**
 * The settings of this device: language, theme, balance, font and corner radius (specification, sections 2 and 9).
 * Changes apply immediately.
 */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText({ kit, settings });
  const preferences = useClient().getStore(createDevicePreferences);
  const { language, theme, isBalanceHidden, fontFamily, borderRadius } = useSignal(preferences.state);
  return (
    <Dialog
      placement="end"
      title={text.settings.title}
      words={text.kit}
      toasts={useToasts()}
      onClose={onClose}
      actions={<Button onClick={preferences.restoreDefaults}>{text.settings.reset}</Button>}
    >
      <div className={styles.body}>
        <ChoiceChips
          legend={text.settings.language}
          choices={spoken}
          value={languageOf(language).tag}
          onChange={(chosen) => preferences.change({ language: chosen })}
        />
        <ChoiceChips
          legend={text.settings.theme}
          choices={[
            { value: 'device', label: text.settings.themes.device },
            { value: 'light', label: text.settings.themes.light },
            { value: 'dark', label: text.settings.themes.dark },
          ]}
          value={theme ?? 'device'}
          onChange={(chosen) => preferences.change({ theme: chosen === 'device' ? null : chosen })}
        />
        <ChoiceChips
          legend={text.settings.balance}
          choices={[
            { value: 'shown', label: text.settings.balances.shown },
            { value: 'hidden', label: text.settings.balances.hidden },
          ]}
          value={isBalanceHidden ? 'hidden' : 'shown'}
          onChange={(chosen) => preferences.change({ isBalanceHidden: chosen === 'hidden' })}
        />
        <LowBalanceField />
        <ChoiceChips
          legend={text.settings.font}
          choices={choices}
          value={fontFamilies.find((family) => family === fontFamily) ?? null}
          onChange={(chosen) => preferences.change({ fontFamily: chosen })}
          hint={text.settings.fontHint}
        />
        <Slider
          label={text.settings.radius}
          value={borderRadius}
          {...radiusRange}
          onChange={(chosen) => preferences.change({ borderRadius: chosen })}
          say={text.settings.pixels}
        />
        <p className={styles.note}>{text.settings.kept}</p>
      </div>
    </Dialog>
  );
}
