import type { Standing } from '../handover/standing.ts';
import type { Text } from '../text/catalogue.ts';
import { checkCircle, clock, crossCircle } from '../ui/icon/glyphs.ts';
import { Badge, type BadgeTone } from '../ui/status/Badge.tsx';
import { MoneyWord } from '../ui/status/MoneyWord.tsx';
import { StatusWord } from '../ui/status/StatusWord.tsx';

type StandingProps = Readonly<{
  standing: Standing;
  text: Pick<Text, 'money' | 'delivery' | 'transactions'>;
}>;
type CreditState = Extract<Standing, { kind: 'credit' }>['state'];

const creditLooks: Readonly<Record<CreditState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
  received: { tone: 'positive', glyph: checkCircle },
  onItsWay: { tone: 'caution', glyph: clock },
  failed: { tone: 'critical', glyph: crossCircle },
};

function CreditWord({
  state,
  text,
}: Readonly<{ state: CreditState; text: Pick<Text, 'money' | 'delivery' | 'transactions'> }>) {
  const word = state === 'failed' ? text.delivery.failed : text.transactions[state];
  return <Badge {...creditLooks[state]} word={word} />;
}

/** Where the goods are; a word that nobody knows stands as it is. */
function DeliveryWord({
  standing,
  text,
}: Readonly<{
  standing: Standing & { kind: 'sale' };
  text: Pick<Text, 'money' | 'delivery' | 'transactions'>;
}>) {
  return standing.unknownWord === null ? (
    <StatusWord state={standing.delivery} words={text.delivery} />
  ) : (
    <Badge tone="caution" glyph={clock} word={standing.unknownWord} />
  );
}

/**
 * The one word of a row, where not all went well; nothing otherwise, so that what needs a look stands out. Money that
 * came back says so: it answers the agent's first question.
 */
export function RowWord({ standing, text }: StandingProps) {
  if (standing.kind === 'credit') {
    return standing.state === 'received' ? null : <CreditWord state={standing.state} text={text} />;
  }
  if (standing.delivery === 'delivered') return null;
  if (standing.money === 'refunded') return <MoneyWord state="refunded" words={text.money} />;
  return <DeliveryWord standing={standing} text={text} />;
}

/** Both words of a sale: where the money is, and where the goods are. */
export function StandingWords({ standing, text }: StandingProps) {
  if (standing.kind === 'credit') return <CreditWord state={standing.state} text={text} />;
  return (
    <>
      <MoneyWord state={standing.money} words={text.money} />
      <DeliveryWord standing={standing} text={text} />
    </>
  );
}
