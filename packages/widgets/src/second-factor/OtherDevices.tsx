import { useText } from '../binding/TextProvider.tsx';
import { secondFactor } from '../text/en/secondFactor.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';

type OtherDevicesProps = Readonly<{ ends: boolean; onChange: (ends: boolean) => void }>;

/** Chooses whether the change ends all other sessions. */
export function OtherDevices({ ends, onChange }: OtherDevicesProps) {
  const words = useText({ secondFactor }).secondFactor;
  return (
    <ChoiceChips
      legend={words.others}
      choices={[
        { value: 'end', label: words.endOthers },
        { value: 'keep', label: words.keepOthers },
      ]}
      value={ends ? 'end' : 'keep'}
      onChange={(chosen) => onChange(chosen === 'end')}
    />
  );
}
