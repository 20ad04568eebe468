/** Shows every page with the development builds of libraries, which warn of mistakes and take a third more time. */
const WITH_WARNINGS = /\/everyPage\.test\.ts$/;

// Before a test imports a library. `npm test` sets 'test'.
if (!WITH_WARNINGS.test(expect.getState().testPath!)) process.env.NODE_ENV = 'production';
