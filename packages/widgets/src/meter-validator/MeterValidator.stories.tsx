import { demoAllServices, demoMeter, html, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { discosOnSale } from './discos.fixture.ts';
import { MeterValidator } from './MeterValidator.tsx';

const words = en.meterValidator;
const labels = en.fieldLabels;
type MeterReply = Reply<typeof demoMeter>;

const onShelf = (meter: NonNullable<Answers['meter']> = () => ok(demoMeter)) =>
  withClient({ answers: { services: () => ok([...demoAllServices, ...discosOnSale]), meter } });

const meta = preview.meta({
  title: 'Widgets/MeterValidator',
  component: MeterValidator,
  args: { onVerified: fn(), onCleared: fn() },
  ...onShelf(),
  play: untilLoaded,
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const check = async ({ canvas, userEvent }: Play, number = '99000000028') => {
  await userEvent.selectOptions(await canvas.findByLabelText(labels.disco), 'Ikeja Electric');
  await paste(userEvent, canvas.getByLabelText(labels['meter-number']), number);
  await userEvent.click(canvas.getByRole('button', { name: words.check }));
};
/** A story that ends when this text is visible. */
const saying = (reply: MeterReply, text: string) => ({
  ...onShelf(() => reply),
  play: async ({ canvas, userEvent }: Play) => {
    await check({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
});

export const Ready = meta.story();
export const Loading = meta.story({
  ...withClient({ answers: { services: () => silent } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words.loading);
  },
});

export const Verified = meta.story(saying(ok(demoMeter), 'CHIDI NWOSU'));
export const VerifiedDark = meta.story({
  ...saying(ok(demoMeter), 'CHIDI NWOSU'),
  globals: { theme: 'dark' },
});

const long = 'OLUWASEUN ADEBAYO-OGUNLESI AND CHUKWUEMEKA NWANKWO TRADING ENTERPRISES LIMITED';
export const LongText = meta.story(
  saying(
    ok({
      ...demoMeter,
      customerName: long,
      address: 'Shop B 1204, Behind the Old Railway Station, Off Obafemi Awolowo Way, Alausa, Ikeja, Lagos',
      arrears: '9999999999.99',
    }),
    long,
  ),
);
export const OtherType = meta.story(
  saying(ok({ ...demoMeter, arrears: undefined, meterType: 'POSTPAID' }), words.switched.postpaid),
);
export const CannotVend = meta.story(
  saying(ok({ ...demoMeter, canVend: false }), words.cannotVend('Ikeja Electric')),
);

export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const disco = await canvas.findByLabelText(labels.disco);
    await userEvent.click(canvas.getByRole('button', { name: words.check }));
    await expect(disco).toHaveAccessibleDescription('Choose the disco.');
  },
});

export const CheckDigit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText(labels['meter-number']);
    await paste(userEvent, number, '99000000011');
    await expect(number).toHaveAccessibleDescription(en.fieldIssues['check-digit']);
  },
});

export const WrongDisco = meta.story({
  ...onShelf(({ query }) =>
    query.get('disco_name') === 'ikeja-electric'
      ? refuse(404, 'This disco does not know this meter number and type.')
      : ok(demoMeter),
  ),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(
      await canvas.findByRole('button', { name: words.trySibling('Eko Electric') }),
    ).toBeInTheDocument();
  },
});

export const Asking = meta.story({
  ...onShelf(() => silent),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText(words.checking('Ikeja Electric'))).toBeInTheDocument();
  },
});
export const AskingSlow = meta.story({
  ...onShelf(() => silent),
  parameters: slowAtOnce,
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText(words.slow('Ikeja Electric'))).toBeInTheDocument();
  },
});

export const FailedServer = meta.story(saying(html(503), en.problems.server));
export const NoDiscos = meta.story(withClient({ answers: { services: () => ok([]) } }));
export const ListFailed = meta.story(withClient({ answers: { services: () => html(503) } }));
