/** Something asked of the server: whether it is under way, and what went wrong. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }
}
