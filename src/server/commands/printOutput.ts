import { CommandError } from './commandError.ts';

/** Prints what a command says, or why it failed. */
export const printOutput = async (run: () => Promise<string>, noun: string): Promise<void> => {
  try {
    process.stdout.write(await run());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      error instanceof CommandError ? `${reason.trim()}\n` : `Cannot read the ${noun}: ${reason}\n`,
    );
    process.exitCode = 1;
  }
};
