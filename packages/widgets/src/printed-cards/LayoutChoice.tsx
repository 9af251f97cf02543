import { useText } from '../binding/TextProvider.tsx';
import { paperNames } from '../delivery/print/paper.ts';
import { printedCards } from '../text/en/printedCards.ts';
import { receipt } from '../text/en/receipt.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { type CardLayout, cardsOnPage } from './sheet/cardLayout.ts';

type LayoutChoiceProps = Readonly<{ layout: CardLayout; onChange: (layout: CardLayout) => void }>;

/** Choice of the paper and, on A4, of the number of cards per page. */
export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const text = useText({ printedCards, receipt });
  return (
    <>
      <ChoiceChips
        legend={text.receipt.paper}
        choices={paperNames.map((value) => ({ value, label: text.receipt.papers[value] }))}
        value={layout.paper}
        onChange={(paper) => onChange({ ...layout, paper })}
      />
      {layout.paper === 'a4' && (
        <ChoiceChips
          legend={text.printedCards.onPage}
          choices={cardsOnPage.map((count) => ({ value: `${count}` as const, label: `${count}` }))}
          value={`${layout.onPage}`}
          onChange={(value) =>
            onChange({
              ...layout,
              onPage: cardsOnPage.find((count) => `${count}` === value) ?? layout.onPage,
            })
          }
        />
      )}
    </>
  );
}
