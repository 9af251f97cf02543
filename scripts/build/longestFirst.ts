import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more. Begun last, as on a fresh clone by their size, one would run alone. */
const long =
  /\/(everywhere|answers|restart|faults|badNetwork|partnerPage|expired|hostilePage)\.(test|journey)\.ts$/;

/** The order of files: the long ones first, then as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
