import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/state/api.ts";

function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn((_address: string, _request: RequestInit) =>
    Promise.resolve(new Response(body === null ? null : JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  it("put what the path leaves open first, then the body", async () => {
    const fetch = answering(200, { id: "a b" });
    expect(await api.sit("a b", { seat: 1 })).toEqual({ id: "a b" });
    const [address, request] = fetch.mock.calls[0]!;
    expect(address).toBe("/api/tables/a%20b/seat");
    expect(request).toMatchObject({ method: "POST", body: '{"seat":1}' });
  });
  it("send an empty body where a change needs none, and nothing with a question", async () => {
    const fetch = answering(200, []);
    await api.start("t");
    await api.texts("de", "ages");
    expect(fetch.mock.calls.map(([address, request]) => [request.method, address, request.body])).toEqual([
      ["POST", "/api/tables/t/start", "{}"],
      ["GET", "/api/texts/de/ages", undefined],
    ]);
  });
  it("fail with the server's code and details", async () => {
    answering(409, { code: "other-version", text: "…", details: { version: "0.1" } });
    await expect(api.resign("t", {})).rejects.toMatchObject({ code: "other-version", details: { version: "0.1" } });
    answering(204, null);
    expect(await api.dropToken("x")).toBeNull();
  });
});
