import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { StageTimes } from './stageTimes.ts';

const file = (project: string, moduleId: string) =>
  ({ id: `${project} ${moduleId}`, moduleId, project: { name: project } }) as TestModule;

it('prints for each project its time from the first file to the last, and its longest file', () => {
  let now = 0;
  const printed: string[] = [];
  const times = new StageTimes(
    () => now,
    (line) => printed.push(line),
  );
  const [short, long, journey] = [
    file('unit', '/src/short.test.ts'),
    file('unit', '/src/long.test.ts'),
    file('journeys', '/src/sale.journey.ts'),
  ];
  times.onTestModuleQueued(long);
  now = 1_000;
  times.onTestModuleQueued(short);
  now = 2_500;
  times.onTestModuleEnd(short);
  now = 4_000;
  times.onTestModuleEnd(long);
  times.onTestModuleQueued(journey);
  now = 10_000;
  times.onTestModuleEnd(journey);
  times.onTestRunEnd();
  expect(printed).toEqual([
    'unit: 4.0 s, of which long.test.ts 4.0 s',
    'journeys: 6.0 s, of which sale.journey.ts 6.0 s',
  ]);
});
