"""Answers requests from standard input, a line each, by the module whose path is the argument, in wasmtime."""

import re
import sys

import wasmtime

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.IGNORECASE)


def main(path: str) -> None:
    """Reads requests to the end and writes their answers."""
    store = wasmtime.Store()
    module = wasmtime.Module.from_file(store.engine, path)

    def parse_number(caller: wasmtime.Caller, start: int, count: int) -> float:
        text = caller["memory"].read(caller, start, start + count).decode()
        return float(text) if NUMBER.fullmatch(text) else float("nan")

    i32, f64 = wasmtime.ValType.i32(), wasmtime.ValType.f64()
    host = wasmtime.Func(store, wasmtime.FuncType([i32, i32], [f64]), parse_number, access_caller=True)
    exports = wasmtime.Instance(store, module, [host]).exports(store)
    memory = exports["memory"]

    def call(name: str, body: bytes, *rest: int) -> str:
        start = exports["allocate"](store, len(body))
        memory.write(store, body, start)
        answer = exports[name](store, start, len(body), *rest)
        count = int.from_bytes(memory.read(store, answer, answer + 4), "little")
        text = memory.read(store, answer + 4, answer + 4 + count).decode()
        exports["release"](store, answer)
        exports["release"](store, start)
        return text

    while line := sys.stdin.buffer.readline():
        kind, *numbers = line.decode().split()
        body = sys.stdin.buffer.read(int(numbers[-1]))
        print(call(kind, body, *(int(number) for number in numbers[:-1])))


main(sys.argv[1])
