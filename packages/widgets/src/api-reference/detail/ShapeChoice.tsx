import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import type { Shape } from '../reading/reference.ts';

type ShapeChoiceProps = Readonly<{
  shapes: readonly Shape[];
  chosen: number;
  onChoose: (place: number) => void;
}>;

/** Chooses which of several request bodies is shown. */
export function ShapeChoice({ shapes, chosen, onChoose }: ShapeChoiceProps) {
  const words = useText({ apiReference }).apiReference;
  if (shapes.length < 2) return null;
  return (
    <ChoiceChips
      legend={words.bodyOf}
      value={String(chosen)}
      onChange={(place) => onChoose(Number(place))}
      choices={shapes.map(({ title }, place) => ({
        value: String(place),
        label: title ?? String(place + 1),
      }))}
    />
  );
}
