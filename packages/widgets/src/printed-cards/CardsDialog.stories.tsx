import { createMemorySessionStorage } from '@oja/core';
import { demoSignedIn, lost, ok, refuse, silent } from '@oja/core/testing';
import { expect, fn, spyOn, waitFor, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useClient } from '../binding/ClientProvider.tsx';
import { cardSale, parsePurchase, pinSale } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { CardsDialog, type CardsDialogProps } from './CardsDialog.tsx';
import { demoLogo } from './logo.fixture.ts';

const words = en.printedCards;
const shop = { name: 'Amaka Ventures', phone: '0801 234 5678', logo: demoLogo };

function WithClient(props: Omit<CardsDialogProps, 'client'>) {
  return <CardsDialog {...props} client={useClient(undefined)} />;
}

const server = (answers: Answers = {}) => withClient({ answers: { shop: () => ok(shop), ...answers } });

interface Stage {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'getByRole' | 'findByText'>;
  readonly userEvent: Readonly<{ click(element: Element): Promise<void> }>;
}

/** Prints with a printer that accepts everything, and clears the device's storage afterwards. */
async function print({ canvas, userEvent }: Stage, said: string) {
  const printer = spyOn(window, 'print').mockReturnValue(undefined);
  await canvas.findByLabelText(words.name);
  await userEvent.click(canvas.getByRole('button', { name: en.agentSale.printCards }));
  await expect(await canvas.findByText(said)).toBeVisible();
  await expect(printer).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pointerdown'));
  printer.mockRestore();
  localStorage.removeItem('oja-cards');
}

const meta = preview.meta({
  title: 'Widgets/PrintedCards',
  component: WithClient,
  args: { transaction: parsePurchase(cardSale(40)), onClose: fn() },
  ...server(),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.name)).toHaveValue('Amaka Ventures');
    await expect(canvas.getByRole('img', { name: words.logo })).toBeVisible();
    await expect(canvas.getByText(words.size(40, 4))).toBeVisible();
  },
});
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: words.logo })).toBeVisible();
  },
});
/** Exam PINs on a paper roll: no choice of cards per page. */
export const OnARoll = meta.story({
  args: { transaction: parsePurchase(pinSale) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: en.receipt.papers.roll58 }));
    await expect(canvas.queryByText(words.onPage)).toBeNull();
  },
});
export const FirstPrint = meta.story({ play: (story) => print(story, words.printed(null)) });
/** Another device has already printed the cards twice. */
export const Copy = meta.story({
  ...server({ recordPrint: () => ok({ number: 3 }) }),
  play: (story) => print(story, words.printed('COPY 2')),
});
/** A session with the agent's name, as after each sign-in. */
function knownSession() {
  const sessionStorage = createMemorySessionStorage();
  const user = { firstName: 'Amaka', lastName: 'Okafor', username: 'amaka', phone: '', email: '' };
  sessionStorage.write({ token: demoSignedIn.authorization.token, user });
  return sessionStorage;
}
/** The first print: the name field starts with the agent's name. */
export const NothingSaved = meta.story({
  ...withClient(() => ({ answers: { shop: () => ok({}) }, platform: { sessionStorage: knownSession() } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.name)).toHaveValue('Amaka Okafor');
  },
});
export const Loading = meta.story(server({ shop: () => silent }));
/** The shop's details take longer than 3 s, so the cards can be printed without the logo. */
export const Slow = meta.story({
  ...server({ shop: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded)).toBeVisible();
  },
});
/** The device is offline: the cards print, and the server records the print once the device is back online. */
export const Offline = meta.story({
  ...withClient({ offline: true }),
  play: async (story) => {
    await paste(story.userEvent, await story.canvas.findByLabelText(words.name), 'Amaka Ventures');
    await print(story, words.printed(null));
    await expect(await story.canvas.findByText(words.notLoaded)).toBeVisible();
  },
});
/** The server lacks the endpoints for shops and prints: the typed name is printed, and this page counts the prints. */
export const Lacking = meta.story({
  ...server({
    shop: () => refuse(404, 'Not found'),
    recordPrint: () => refuse(404, 'Not found'),
  }),
  play: async (story) => {
    await print(story, words.printed(null));
    await expect(story.canvas.queryByText(words.notLoaded)).toBeNull();
  },
});
export const NotSaved = meta.story({
  ...server({ saveShop: () => lost }),
  play: async (story) => {
    await story.userEvent.type(await story.canvas.findByLabelText(words.name), ' 2');
    await print(story, words.printed(null));
    await expect(await story.canvas.findByText(words.notSaved)).toBeVisible();
  },
});
export const NotPrinted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const printer = spyOn(window, 'print').mockImplementation(() => {
      throw new Error('There is no printer here.');
    });
    await canvas.findByLabelText(words.name);
    await userEvent.click(canvas.getByRole('button', { name: en.agentSale.printCards }));
    await expect(await canvas.findByText(words.notPrinted)).toBeVisible();
    printer.mockRestore();
    localStorage.removeItem('oja-cards');
  },
});
/** A missing or too long name: the field shows the error, nothing is printed, and the typed name stays. */
export const WrongName = meta.story({
  play: async ({ canvas, userEvent }) => {
    const printer = spyOn(window, 'print').mockReturnValue(undefined);
    const name = await canvas.findByLabelText(words.name);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: en.agentSale.printCards }));
    await expect(await canvas.findByText(words.nameMissing)).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await paste(userEvent, name, 'Chukwuemeka and Daughters Ventures Nigeria Ltd');
    await userEvent.click(canvas.getByRole('button', { name: en.agentSale.printCards }));
    await expect(await canvas.findByText(words.tooLong(40))).toBeVisible();
    await expect(printer).not.toHaveBeenCalled();
    printer.mockRestore();
  },
});
export const LongText = meta.story({
  ...server({
    shop: () =>
      ok({
        name: 'Chukwuemeka and Daughters Ventures Nig.',
        phone: '+234 801 234 5678',
        logo: demoLogo,
      }),
  }),
  globals: { locale: 'yo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});
