import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more. Started last, as on a fresh clone by their size, one would run alone. */
export const longest = [
  'everywhere.test.ts',
  'new.test.ts',
  'production.test.ts',
  'postgres.test.ts',
  'folder.test.ts',
  'answers.test.ts',
  'killed.test.ts',
  'faults.test.ts',
  'sockets.test.ts',
  'serve.test.ts',
  'kills.test.ts',
  'drain.test.ts',
  'fullDisk.test.ts',
  'docsPages.journey.ts',
  'mountPurchase.test.tsx',
  'ElectricityPurchase.stories.tsx',
  'TransactionList.stories.tsx',
  'faults.journey.ts',
  'warm.journey.ts',
  'partnerPage.journey.ts',
  'expired.journey.ts',
  'hostilePage.journey.ts',
  'lostAnswer.journey.ts',
  'deploy.journey.ts',
  'newAgent.journey.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  longest.some((name) => moduleId.endsWith(`/${name}`));

/** The order of files: the long ones first, then as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
