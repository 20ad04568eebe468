import { registerHooks } from 'node:module';

/** Lets plain Node read the server's sources, whose imports name no extension, and starts `serveIntake`. */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.')) throw error;
      return next(`${specifier}.ts`, context);
    }
  },
});

// Nothing stays behind when the tests themselves are killed.
process.stdin.on('end', () => process.exit()).resume();

const { serveIntake } = await import('./serveIntake.ts');
await serveIntake(process.env);
