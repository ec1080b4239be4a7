/** Sends requests at a constant rate, however long the answers take: a slow answer delays no other request. */
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Load {
  p50: number
  p99: number
  failed: number
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode!))
    }).on('error', reject)
  })
}

/** Latencies in ms of `rate` requests a second, each for another of the paths. */
export async function load(base: string, paths: readonly string[], rate: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const times: number[] = []
  let failed = 0
  const one = async (path: string) => {
    const start = performance.now()
    const status = await ask(base + path, agent).catch(() => 0)
    times.push(performance.now() - start)
    if (status !== 200) failed += 1
  }
  const asked: Promise<void>[] = []
  const begin = performance.now()
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begin + (number * 1000) / rate
    for (let left = due - performance.now(); left > 0; left = due - performance.now()) await wait(left)
    asked.push(one(paths[number % paths.length]!))
  }
  await Promise.all(asked)
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { p50: percentile(0.5), p99: percentile(0.99), failed }
}
