export default async function stopBrowser(): Promise<void> {
  await globalThis.browserServer?.close();
  await globalThis.sharedSite?.stop();
}
