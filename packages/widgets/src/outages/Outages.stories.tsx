import { demoAllServices, ok } from '@oja/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { Outages } from './Outages.tsx';

const down = (change: (name: string) => string = (name) => name) =>
  withClient({
    answers: {
      services: () =>
        ok(
          demoAllServices.map((service) => {
            const available = !['mtn-data', 'airtel-data', 'ikeja-electric'].includes(`${service.id}`);
            return { ...service, available, name: available ? service.name : change(service.name) };
          }),
        ),
    },
  });

const meta = preview.meta({
  title: 'Widgets/Outages',
  component: Outages,
  ...down(),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const LongText = meta.story(
  down((name) => `${name}, South-South, South-East and Averylongregionwithoutanyblankinitsname`),
);
