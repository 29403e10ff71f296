// A page view whose background follows the finger. `catalog.dart` is what `tincture compile --emit dart` writes.
import 'package:flutter/material.dart';

import 'catalog.dart';

class HomePage extends StatefulWidget {
  const HomePage({super.key});

  @override
  State<HomePage> createState() => _HomePageState();
}

class _HomePageState extends State<HomePage> {
  final _controller = PageController();

  @override
  void dispose() {
    _controller.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    const carousel = Catalog.home;
    final isDark = MediaQuery.platformBrightnessOf(context) == Brightness.dark;
    return AnimatedBuilder(
      animation: _controller,
      builder: (context, child) {
        final position = _controller.hasClients ? _controller.page ?? 0 : 0.0;
        return ColoredBox(color: Color(carousel.colorAt(position, isDark: isDark)), child: child);
      },
      child: PageView.builder(
        controller: _controller,
        itemCount: carousel.pageCount,
        itemBuilder: (context, index) => Image.asset('assets/banners/${carousel.pages[index].image}.jpg'),
      ),
    );
  }
}
