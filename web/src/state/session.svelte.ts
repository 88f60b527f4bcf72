/** Who I am to the server. Guests come into being when they first need to. */
import type { Credentials, Me } from "../wire.ts";
import { api, Failed } from "./api.ts";

const NAMES = [
  "Ada",
  "Akbar",
  "Aspasia",
  "Boudica",
  "Cai Lun",
  "Euklid",
  "Gudea",
  "Hypatia",
  "Imhotep",
  "Kubaba",
  "Mansa",
];
NAMES.push("Nofretete", "Pachacútec", "Sappho", "Solon", "Theodora", "Tomyris", "Xerxes", "Zenobia", "Zheng He");

class Session {
  me = $state<Me | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Failed) || error.status !== 401) throw error;
      this.me = null;
    } finally {
      this.known = true;
    }
  }

  /** A guest with a name from history, unless somebody is here already. */
  async ensure(name?: string): Promise<Me> {
    this.me ??= await api.guest({ name: name ?? NAMES[Math.floor(Math.random() * NAMES.length)]! });
    return this.me;
  }

  async register(credentials: Credentials): Promise<void> {
    this.me = await api.register(credentials);
  }

  async login(credentials: Credentials): Promise<void> {
    this.me = await api.login(credentials);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.me = null;
  }
}

export const session = new Session();
