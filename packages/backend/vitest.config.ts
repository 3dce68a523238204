import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ofTheOtherRun, ofTheRun, patience } from '../../vitest.shared';

/** One test of minutes in a short file. Files go by their length where no run was before, and at the end it would run alone. */
class MutationFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMutation = ({ moduleId }: TestSpecification) => moduleId.endsWith('/policyMutation.full.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isMutation), ...sorted.filter((file) => !isMutation(file))];
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...ofTheOtherRun],
    // One room for all files: reading the packages anew for each of them takes most of the time.
    isolate: false,
    sequence: { sequencer: MutationFirst },
    globalSetup: ['src/testing/globalSetup.ts'],
    ...patience,
    ...ofTheRun,
  },
});
