import {
  type Client,
  clampText,
  cleanText,
  countCharacters,
  createPrintStore,
  type Shop,
  type Transaction,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useAgentName } from '../binding/useAuth.ts';
import { type FormErrors, hasErrors, useForm } from '../binding/useForm.ts';
import { printedCards } from '../text/en/printedCards.ts';
import { rememberedLayout, rememberLayout } from './sheet/cardLayout.ts';
import { plainCards } from './sheet/plainCards.ts';
import { printCards } from './sheet/printCards.ts';

const names = ['name', 'phone'] as const;
type Names = (typeof names)[number];

/** Maximum characters that the server stores and that fit on a line of a card. */
const MOST: Readonly<Record<Names, number>> = { name: 40, phone: 20 };
/** Maximum characters kept of a pasted value, after invisible characters are removed. */
const LONGEST = 1000;

/** The result of a press of Print; `null` before. `copy` is the copy's label, `null` for the first print. */
export type Printed = { readonly copy: string | null } | 'failed' | null;

const isSame = (a: Shop, b: Shop) => a.name === b.name && a.phone === b.phone && a.logo === b.logo;

/**
 * The form of the dialog. `saved`: the shop on the agent's last cards; `null` if it could not be loaded. The
 * entries are then printed but not saved, since saving would overwrite the logo that could not be loaded.
 */
export function usePrinting(client: Client, transaction: Transaction, saved: Shop | null) {
  const words = useText({ printedCards }).printedCards;
  const agent = useAgentName(client);
  const store = client.getStore(createPrintStore);
  const [layout, setLayout] = useState(rememberedLayout);
  const [logo, setLogo] = useState<string | null>(saved?.logo ?? null);
  const [kept, setKept] = useState(saved);
  const [printed, setPrinted] = useState<Printed>(null);
  const [isUnsaved, setUnsaved] = useState(false);

  const check = (shop: Shop): FormErrors<Names> => ({
    ...(!shop.name && { name: words.nameMissing }),
    ...(countCharacters(shop.name ?? '') > MOST.name && { name: words.tooLong(MOST.name) }),
    ...(countCharacters(shop.phone ?? '') > MOST.phone && { phone: words.tooLong(MOST.phone) }),
  });

  async function save(shop: Shop): Promise<void> {
    if (!kept || isSame(kept, shop)) return;
    const result = await store.saveShop({ ...shop, name: shop.name ?? '' });
    if (result.ok) setKept(shop);
    setUnsaved(!result.ok);
  }

  const form = useForm({
    names,
    initial: { name: clampText(saved?.name ?? agent ?? '', MOST.name), phone: saved?.phone ?? '' },
    async send(values) {
      const [name, phone] = [cleanText(values.name, LONGEST), cleanText(values.phone, LONGEST)];
      const shop: Shop = { name: name || undefined, phone: phone || undefined, logo: logo ?? undefined };
      const found = check(shop);
      form.refuse(found);
      if (hasErrors(found)) return;
      rememberLayout(layout);
      // Saves in parallel: a customer may be waiting for the print.
      const saving = save(shop);
      const cards = plainCards(transaction, shop, await store.record(transaction.ref), words);
      const isPrinted = await printCards(document, cards, layout).then(
        () => true,
        () => false,
      );
      setPrinted(isPrinted ? { copy: cards.copy } : 'failed');
      await saving;
    },
  });
  return { form, layout, setLayout, logo, setLogo, printed, isUnsaved };
}
